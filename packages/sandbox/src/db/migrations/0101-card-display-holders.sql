-- Pages that hold the page with the frame, e.g. a mobile app's: each has to be allowed by name.
alter table card_display add column held_by jsonb not null default '[]';
