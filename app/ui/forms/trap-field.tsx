import { useUiWords } from "../ui-words.ts";

/** Nobody sees it, so nobody fills it in; machines that fill in everything do. */
export function TrapField() {
  return (
    <div className="vh" aria-hidden="true">
      <label>
        {useUiWords().leaveEmpty}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
