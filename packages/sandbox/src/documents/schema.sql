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
