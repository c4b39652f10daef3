import { SiblingSwitch } from "#app/features/identity/components/sibling-switch.tsx";
import type { StudentStrip as Strip } from "#app/features/identity/server/students/student-strip.server.ts";
import { StudentFace } from "#app/ui/pictures/student-face.tsx";
import { Tabs } from "#app/ui/portal/tabs.tsx";

/** Her name and the six tabs over a page that is none of them (L26). */
export function StudentStripView({ title, menu, name, look, line, siblings, tabs }: Strip) {
  return (
    <section className="portal on-ground" aria-label={title}>
      <div className="wrap">
        <div className="portal__who pt-4 pb-1">
          <StudentFace look={look} name={name} />
          <div>
            {name && <p className="portal__name">{name}</p>}
            <p>{line}</p>
          </div>
        </div>
        <SiblingSwitch {...siblings} />
        <Tabs label={menu} tabs={[...tabs]} />
      </div>
    </section>
  );
}
