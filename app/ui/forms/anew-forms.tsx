import { useContext, useEffect, useRef } from "react";
import { UNSAFE_DataRouterContext, useLocation, useNavigation } from "react-router";

/**
 * A form for one more of its kind (`data-anew`) is empty again as soon as what it said is done, on a page that stays:
 * what was recorded would be recorded twice. It stands once, in the desk's frame. The focus stays where it is.
 */
export function AnewForms() {
  const sent = useRef<HTMLFormElement | null>(null);
  const { state, formMethod } = useNavigation();
  const { key } = useLocation();
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  useEffect(() => {
    const note = ({ target }: Event) => {
      const isAnew = target instanceof HTMLFormElement && "anew" in target.dataset;
      sent.current = isAnew ? target : null;
    };
    document.addEventListener("submit", note, true);
    return () => document.removeEventListener("submit", note, true);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer, also at the same place
  useEffect(() => {
    if (state !== "idle") {
      // Somebody went elsewhere before the answer came: what became of it is not known.
      if (formMethod === undefined) sent.current = null;
      return;
    }
    const form = sent.current;
    sent.current = null;
    // Answered with words instead of a way on it was refused, and keeps what was typed.
    if (form?.isConnected && !router?.state.actionData) form.reset();
  }, [key, state, formMethod]);
  return null;
}
