-- What a moment says of accounts, each in one place.

-- How an account that is a card stands, in the protocol's numbers: one that is made moves on by
-- itself, one that is used works to the end of the month that is printed on it. Of an account that
-- is no card it is the status as it is kept.
create function card_status(card, status_id smallint, at timestamptz)
returns smallint stable language sql as $$
  select case
    when status_id = 0 and $1.ordered_at is not null
      then card_stage($1.ordered_at, $1.is_express, at)
    when status_id = 2 and (at at time zone 'UTC')::date
      >= make_date($1.expiry_year, $1.expiry_month, 1) + interval '1 month'
      then 38::smallint
    else status_id
  end
$$;

-- What payments that wait for an approval will take from an account; one of them can be left out.
create function held_amount(account_id text, at timestamptz, except_payment text)
returns numeric stable language sql as $$
  select coalesce(sum(amount + fee), 0)
  from payment join payment_approval on payment_id = payment.id
  where from_account = account_id and status = 'pendingApproval'
    and expires_at > at and payment.id <> except_payment
$$;
