-- When a file last left by mail, to an address that may be anybody's: no mailbox is flooded.
alter table history_export add column mailed_at timestamptz;
