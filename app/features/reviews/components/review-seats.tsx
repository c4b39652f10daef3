import type { ReviewView } from "../review-view.ts";

/** What is left of the seats and of the budget, where a decision takes one. */
export function ReviewSeats({ view: { seats, isWaiting } }: { view: ReviewView }) {
  if (!seats) return null;
  return (
    <p className="small">
      {seats.seats === null ? `${seats.taken} awards given` : `${seats.taken} of ${seats.seats} seats given`}
      {seats.budget && `, ${seats.spent} of ${seats.budget} spent`}
      {seats.waiting > 0 && `, ${seats.waiting} on the waiting list`}.
      {isWaiting && " This one waits: it moves up by itself when a seat becomes free."}
      {seats.isFull && !isWaiting && " No seat is free: it can wait for one."}
    </p>
  );
}
