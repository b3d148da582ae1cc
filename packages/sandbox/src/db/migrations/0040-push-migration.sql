-- The move to sign-ins that a phone approves.

-- Until when the customer may put it off; null of who is not asked, or has done it.
alter table customer add column migrate_by timestamptz;

-- When the links of the app stores were sent last.
alter table login add column store_links_sent_at timestamptz;

-- A sign-in that ends with the move: no code goes out in place of the phone.
alter table sign_in_step add column migrates boolean not null default false;

-- The sign-in that waits for its first phone: it alone may approve the one that opened its link.
alter table device_link add column sign_in_code_hash text;
alter table device add column sign_in_code_hash text;
