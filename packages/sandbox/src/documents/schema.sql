-- Papers that businesses hand in. What takes the place of another does not delete it.

create table company_document (
  id text primary key,
  customer_id text not null references customer (id),
  document_type text not null,
  file_name text not null,
  media_type text not null,
  bytes bytea not null check (length(bytes) between 1 and 10485760),
  -- Of the bytes, so that a key is good for one file.
  digest text not null,
  upload_key text not null,
  uploaded_at timestamptz not null,
  uploaded_by text not null references customer (id),
  position bigint generated always as identity,
  unique (customer_id, upload_key)
);
create index company_document_newest on company_document (customer_id, document_type, position desc);

-- What a customer has handed in, personal or of a business. The file itself is kept apart.
create table customer_document (
  id text primary key,
  customer_id text not null references customer (id),
  -- The protocol's DOCUMENT_CATEGORY and DOCUMENT_STATUS, and a kind of the dictionary
  -- `documentCategories`.
  category_id smallint not null check (category_id between 1 and 12),
  document_type_id smallint not null,
  status_id smallint not null default 0,
  -- What it proves, where that is one thing of several.
  address_id text references customer_address (id),
  identity_id text references identity_document (id),
  -- Of a back side or a proof of relationship: the document it belongs to.
  main_id text references customer_document (id),
  part text not null default 'main' check (part in ('main', 'additional', 'relationship')),
  issued_on date,
  expires_on date,
  -- A code of the bank's reasons; the words are in its letters.
  reject_reason text,
  uploaded_at timestamptz not null,
  uploaded_by text not null references customer (id),
  reviewed_at timestamptz,
  position bigint generated always as identity,
  check ((part = 'main') = (main_id is null))
);
create index customer_document_newest on customer_document (customer_id, position desc);
