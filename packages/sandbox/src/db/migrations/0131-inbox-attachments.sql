-- A file that a message carries: a copy, as mail carries one.
create table inbox_attachment (
  message_id text primary key references inbox_message (id),
  file_name text not null,
  media_type text not null,
  content text not null
);
