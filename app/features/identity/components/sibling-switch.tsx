import ArrowLeftRight from "lucide-react/icons/arrow-left-right";
import { Icon } from "#app/ui/pictures/icon.tsx";

type SiblingSwitchProps = {
  label: string;
  others: readonly { readonly id: string; readonly name: string; readonly words: string }[];
};

/** S28: one tap to a sister or brother on the same phone (design/look, 19). A plain post: every word comes anew. */
export function SiblingSwitch({ label, others }: SiblingSwitchProps) {
  if (others.length === 0) return null;
  return (
    <form method="post" action="/login/student" className="siblings" aria-label={label}>
      <input type="hidden" name="intent" value="choose" />
      {others.map(({ id, name, words }) => (
        <button key={id} type="submit" name="studentId" value={id} aria-label={words}>
          <Icon of={ArrowLeftRight} />
          {name}
        </button>
      ))}
    </form>
  );
}
