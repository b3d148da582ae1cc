-- Messages of the bank by mail, SMS and phone call.

create table inbox_message (
  id text primary key,
  recipient text not null,
  channel text not null check (channel in ('email', 'sms', 'call')),
  subject text not null,
  body text not null,
  code text,
  at timestamptz not null,
  position bigint generated always as identity,
  -- Messages to unknown addresses are written and never sent: both take the same time.
  goes_out boolean not null default true
);
create index inbox_message_recipient on inbox_message (recipient, position);

-- A file attached to a message: a copy, like in mail.
create table inbox_attachment (
  message_id text primary key references inbox_message (id),
  file_name text not null,
  media_type text not null,
  content text not null
);
