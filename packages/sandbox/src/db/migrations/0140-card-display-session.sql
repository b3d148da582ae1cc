-- A card is shown to a session: when it ends, so does the token. What waited has no session.
delete from card_display;
alter table card_display add column session_id text not null;
