-- What a client named the use of a refresh token by: who asks again under that name has lost the answer.

alter table refresh_token add column use_key_hash text;
