-- Documents that a customer has uploaded, personal or of a business. The file itself is stored
-- separately.
create table customer_document (
  id text primary key,
  customer_id text not null references customer (id),
  -- The protocol's DOCUMENT_CATEGORY and DOCUMENT_STATUS, and a kind of the dictionary
  -- `documentCategories`.
  category_id smallint not null check (category_id between 1 and 12),
  document_type_id smallint not null,
  status_id smallint not null default 0,
  -- The thing it proves, if there are several.
  address_id text references customer_address (id),
  identity_id text references identity_document (id),
  -- For a back side or a proof of relationship: the document it belongs to.
  main_id text references customer_document (id),
  part text not null default 'main' check (part in ('main', 'additional', 'relationship')),
  is_due_diligence boolean not null default false,
  issued_on date,
  expires_on date,
  -- A code of the bank's reasons; the words are in its letters.
  reject_reason text,
  -- The name that the bank read on the document, stored if it is refused for that.
  name_on_document text,
  -- Null for a document that came by another way, e.g. by post.
  file_id text unique references stored_file (id),
  uploaded_at timestamptz not null,
  uploaded_by text not null references customer (id),
  reviewed_at timestamptz,
  -- The number of days before its end at which the customer was last warned.
  warned_days smallint,
  -- The key of the call, and a digest of its input: a key is good for one document.
  upload_key text,
  digest text,
  position bigint generated always as identity,
  check ((part = 'main') = (main_id is null)),
  unique (customer_id, upload_key)
);
create index customer_document_newest on customer_document (customer_id, position desc);
create index customer_document_parts on customer_document (main_id) where main_id is not null;
