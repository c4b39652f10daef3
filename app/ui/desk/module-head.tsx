import { Tabs } from "../portal/tabs.tsx";

type ModuleHeadProps = {
  section: string;
  tabs?: { href: string; label: string; current: boolean }[];
};

/** The documented title and sentence of a module, and its parts. */
export function ModuleHead({ section, tabs }: ModuleHeadProps) {
  return (
    <div className="stack">
      <div className="row items-baseline [--gap:0.25rem_1rem]">
        <h2>{`${section} Module`}</h2>
        <p className="muted">This module is fully functional and ready for use.</p>
      </div>
      {tabs && <Tabs label={`Parts of ${section}`} tabs={tabs} />}
    </div>
  );
}
