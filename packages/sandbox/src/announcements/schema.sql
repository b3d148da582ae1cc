-- Announcements of the bank to everybody, and who has read and answered them.

create table announcement (
  id text primary key,
  -- By language, each with title and body; readers of other languages get English.
  texts jsonb not null check (texts ? 'en'),
  needs_choice boolean not null default false,
  published_at timestamptz not null,
  position bigint generated always as identity
);
create index announcement_newest on announcement (published_at desc, position desc);

create table announcement_reading (
  announcement_id text not null references announcement (id),
  customer_id text not null references customer (id),
  read_at timestamptz not null,
  choice text check (choice in ('accept', 'decline')),
  primary key (announcement_id, customer_id)
);
