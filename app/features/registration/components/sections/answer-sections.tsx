import { useEffect, useRef } from "react";
import { BankSection } from "./bank-section.tsx";
import { DocumentSection } from "./document-section.tsx";
import { EducationSection } from "./education-section.tsx";
import { PersonalSection } from "./personal-section.tsx";

/** What a verified number opens. Its script comes after the rest, so what was typed meanwhile is told again. */
export function AnswerSections() {
  const sections = useRef<HTMLDivElement>(null);
  useEffect(() => {
    for (const control of sections.current?.querySelectorAll("input, select, textarea") ?? []) {
      if (isChanged(control)) control.dispatchEvent(new Event("input", { bubbles: true }));
    }
  }, []);
  return (
    <div ref={sections} className="contents">
      <PersonalSection />
      <EducationSection />
      <BankSection />
      <DocumentSection />
    </div>
  );
}

function isChanged(control: Element): boolean {
  if (control instanceof HTMLSelectElement) {
    return [...control.options].some(({ selected, defaultSelected }) => selected && !defaultSelected);
  }
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
  if (!(control instanceof HTMLInputElement) || control.type === "file") return false;
  return /radio|checkbox/.test(control.type)
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue;
}
