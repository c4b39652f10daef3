import girl from "../art/portrait-1.svg";
import boy from "../art/portrait-2.svg";

export type StudentFaceLook = "female" | "male" | "";

/** Her arch (pictures 18 and 19): drawn as she said of herself, else the first letter of her name. */
export function StudentFace({ look, name }: { look: StudentFaceLook; name: string }) {
  const picture = look === "female" ? girl : look === "male" ? boy : null;
  // A letter of Telugu or Hindi is more than one sign.
  const [first] = new Intl.Segmenter().segment(name.trim());
  if (!picture && !first) return null;
  return (
    <span className="portal__face" aria-hidden="true">
      {picture ? <img src={picture} alt="" width="72" height="72" /> : first?.segment}
    </span>
  );
}
