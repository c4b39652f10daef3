import { useEffect, useState, useSyncExternalStore } from "react";
import { Form, useLocation } from "react-router";
import { Button } from "../button.tsx";
import { Said } from "./said.tsx";
import { type UndoOffer, undoStore } from "./undo-store.ts";

/** Beside the word about a step: takes it back, here and, for as long again, on the page that one goes on to. */
export function Undo(offer: UndoOffer) {
  const { id, words, fields, action } = offer;
  // biome-ignore lint/correctness/useExhaustiveDependencies: one offer is told once
  useEffect(() => undoStore.keep({ id, words, fields, action }), [id]);
  return <UndoForm {...offer} />;
}

function UndoForm({ fields, action }: UndoOffer) {
  return (
    <Form method="post" action={action} onSubmit={() => undoStore.keep(null)}>
      {Object.entries(fields).flatMap(([name, values]) =>
        [values]
          .flat()
          .map((value) => <input key={`${name}${value}`} type="hidden" name={name} value={value} />),
      )}
      <Button kind="quiet" size="sm" data-key="z">
        Undo
      </Button>
    </Form>
  );
}

const none = () => null;

/** Once in the frame of every desk: a slip is often seen only on the next page. */
export function UndoLater() {
  const offer = useSyncExternalStore(undoStore.watch, undoStore.read, none);
  const { pathname } = useLocation();
  const [pages, setPages] = useState<readonly string[]>([]);
  const id = offer?.id ?? null;
  const here = offer && pathname === new URL(offer.action, "http://localhost").pathname;
  // Said on the page of the step itself, then on one more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that is come to, and each offer
  useEffect(() => {
    if (id === null || here) setPages([]);
    else setPages((seen) => (seen.includes(pathname) ? seen : [...seen, pathname]));
  }, [id, pathname]);
  const isOver = pages.length > 1;
  useEffect(() => {
    if (isOver) undoStore.keep(null);
  }, [isOver]);
  if (!offer || here || isOver) return null;
  return (
    <Said answer={offer.id}>
      <span className="row items-center">
        {offer.words}
        <UndoForm {...offer} />
      </span>
    </Said>
  );
}
