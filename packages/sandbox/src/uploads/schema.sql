-- Files that customers upload, in pieces, unchanged. No call of a customer reads them.
create table stored_file (
  id text primary key,
  -- The customer it is for, and the user who uploads it.
  customer_id text not null references customer (id),
  uploaded_by text not null references customer (id),
  file_name text not null,
  size integer not null check (size between 1 and 20000000),
  -- The number of bytes received, from the first on.
  received integer not null default 0 check (received between 0 and size),
  created_at timestamptz not null,
  -- The type that the bank has found; null until the file is complete and was checked.
  media_type text,
  sha256 text,
  check ((media_type is null) = (sha256 is null)),
  check (media_type is null or received = size)
);
-- Those that no call has taken, until they are deleted.
create index stored_file_loose on stored_file (created_at) where media_type is null;

create table file_piece (
  file_id text not null references stored_file (id) on delete cascade,
  first_byte integer not null check (first_byte >= 0),
  bytes bytea not null check (length(bytes) between 1 and 1000000),
  primary key (file_id, first_byte)
);
