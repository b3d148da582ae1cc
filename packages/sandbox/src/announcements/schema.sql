-- What the bank tells everybody, and who has read and answered it.

create table announcement (
  id text primary key,
  -- By language, each with title and body; whoever reads another one reads English.
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
