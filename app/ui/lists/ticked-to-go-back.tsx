import { useEffect, useState } from "react";

/** How many boxes are ticked, counted where the second person looks before deciding. */
export function TickedToGoBack({ form, of }: { form: string; of: number }) {
  const [ticked, setTicked] = useState(0);
  useEffect(() => {
    const count = () =>
      setTicked(document.querySelectorAll(`input[name="back"][form="${form}"]:checked`).length);
    count();
    document.addEventListener("change", count);
    return () => document.removeEventListener("change", count);
  }, [form]);
  return (
    <output>
      {ticked === 0
        ? "Tick what goes back; you did not prepare this."
        : `${ticked} of ${of} ticked to go back.`}
    </output>
  );
}
