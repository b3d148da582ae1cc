-- What waits, of one customer: the plan for its many tables is made once in a connection, and kept.
create function waiting_history_of(asked_customer text) returns setof waiting_history
language plpgsql stable rows 10 as $$ begin
  return query select * from waiting_history where customer_id = asked_customer;
end $$;
