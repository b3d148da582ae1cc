-- Payments to sellers and invoicers, and their refunds.

insert into fee_schedule (operation, fixed, rate_margin) values ('refund', 0, 0);
-- The paid amount is the limit.
insert into limit_schedule (operation, minimum) values ('refund', 0.00000001);

-- A row for each settled payment of a checkout or an invoice, written with it. Names are those of
-- the day.
create table merchant_payment (
  payment_id text primary key references payment (id),
  -- The payee.
  merchant_id text not null references customer (id),
  kind text not null check (kind in ('checkout', 'invoice')),
  -- The id of the checkout or invoice.
  reference_id text not null,
  -- The merchant's own order number; null for an invoice.
  order_id text,
  -- The saved button that was used; null without one.
  button_id text references saved_button (id),
  paid_at timestamptz not null,
  -- The amount that the merchant received.
  amount numeric not null check (amount > 0),
  -- The fee that the payer paid the bank.
  fee numeric not null check (fee >= 0),
  currency_code text not null references currency (code),
  payer_id text not null references customer (id),
  payer_name text not null,
  -- The refunded part of `amount` so far.
  refunded numeric not null default 0 check (refunded between 0 and amount)
);
create index merchant_payment_of on merchant_payment (merchant_id, paid_at desc, payment_id desc);

-- A row for each settled refund, written with it.
create table refund (
  -- The id of the refund's own payment.
  id text primary key references payment (id),
  -- The id of the refunded payment.
  paid_id text not null references merchant_payment (payment_id),
  -- Copied from the refunded payment.
  merchant_id text not null references customer (id),
  button_id text references saved_button (id),
  refunded_at timestamptz not null,
  amount numeric not null check (amount > 0),
  currency_code text not null references currency (code)
);
create index refund_of_payment on refund (paid_id);
create index refund_of_merchant on refund (merchant_id, refunded_at desc);
create trigger append_only before update or delete on refund
  for each row execute function refuse_change();

create function guard_merchant_payment() returns trigger language plpgsql as $$ begin
  if to_jsonb(new) - 'refunded' <> to_jsonb(old) - 'refunded' or new.refunded < old.refunded then
    raise exception 'what was paid by % is settled and stays so', old.payment_id
      using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger guarded before update on merchant_payment
  for each row execute function guard_merchant_payment();
create trigger kept before delete on merchant_payment
  for each row execute function refuse_change();

create function keep_merchant_payment() returns trigger language plpgsql as $$ begin
  insert into merchant_payment (payment_id, merchant_id, kind, reference_id, order_id, button_id,
    paid_at, amount, fee, currency_code, payer_id, payer_name)
  select new.id, coalesce(invoice.payee_id, embedder.merchant_id), new.operation,
    coalesce(new.checkout_id, new.invoice_id),
    -- The order number that the bank assigns to a button isn't the merchant's own.
    nullif(checkout.order_id, 'attempt-' || checkout.id), checkout.button_id, entry.at,
    new.amount, new.fee, new.currency_code, new.customer_id, public_name(payer)
  from customer payer
    join journal_entry entry on entry.id = new.transaction_id
    left join checkout on checkout.id = new.checkout_id
    left join embedder using (client_key)
    left join invoice on invoice.id = new.invoice_id
  where payer.id = new.customer_id
    -- Money owed to the bank itself has no payee here, and adding funds is no sale.
    and (checkout.id is not null or invoice.kind = 'customer');
  return null;
end $$;
create trigger kept_for_merchant after update on payment
  for each row when (old.status <> 'settled' and new.status = 'settled'
    and new.operation in ('checkout', 'invoice'))
  execute function keep_merchant_payment();
-- For rows inserted as settled, like those of the first day.
create trigger kept_for_merchant_at_once after insert on payment
  for each row when (new.status = 'settled' and new.operation in ('checkout', 'invoice'))
  execute function keep_merchant_payment();

create function keep_refund() returns trigger language plpgsql as $$
declare
  paid payment;
  about merchant_payment;
  settled_at timestamptz;
begin
  select * into strict paid from payment where id = new.refunds_id;
  if (new.from_account, new.to_account, new.currency_code)
    is distinct from (paid.to_account, paid.from_account, paid.currency_code) then
    raise exception 'payment % does not go back the way that % came', new.id, paid.id
      using errcode = 'restrict_violation';
  end if;
  update merchant_payment set refunded = refunded + new.amount where payment_id = paid.id
    returning * into strict about;
  select at into strict settled_at from journal_entry where id = new.transaction_id;
  insert into refund (id, paid_id, merchant_id, button_id, refunded_at, amount, currency_code)
  values (new.id, paid.id, about.merchant_id, about.button_id, settled_at, new.amount,
    new.currency_code);
  perform notify_merchant(
    about.merchant_id, 'refund.final', settled_at, true,
    json_build_object('refund', json_strip_nulls(json_build_object(
      'id', new.id,
      'paymentId', paid.id,
      'checkoutId', paid.checkout_id,
      'invoiceId', paid.invoice_id,
      'orderId', about.order_id,
      'buttonId', about.button_id,
      'amount', new.amount::text,
      'currencyCode', new.currency_code,
      'refundedAmount', about.refunded::text,
      'paidAmount', about.amount::text,
      'status', 'refunded',
      'at', wire_instant(settled_at),
      'transactionId', new.transaction_id
    )))
  );
  return null;
end $$;
create trigger kept_as_refund after update on payment
  for each row when (old.status <> 'settled' and new.status = 'settled'
    and new.operation = 'refund')
  execute function keep_refund();

-- The amount that refunds of a payment waiting for approval will give back; one can be left out.
create function refund_waiting(paid text, at timestamptz, except_payment text) returns numeric
stable language sql as $$
  select coalesce(sum(amount), 0)
  from payment
    left join payment_approval approval on approval.payment_id = payment.id
    left join payment_request request on request.payment_id = payment.id
  where refunds_id = $1 and payment.status = 'pendingApproval' and payment.id <> $3
    and case when request.id is null then approval.expires_at > $2
      else request.status = 'waiting' and request.expires_at > $2 end
$$;
