import BadgeCheck from "lucide-react/icons/badge-check";
import ChartColumn from "lucide-react/icons/chart-column";
import Handshake from "lucide-react/icons/handshake";
import Scale from "lucide-react/icons/scale";
import Users from "lucide-react/icons/users";
import Wallet from "lucide-react/icons/wallet";
import { Icon } from "#app/ui/icon.tsx";
import { Section } from "#app/ui/section.tsx";

const reasons = [
  {
    icon: Users,
    title: "Reach students who fit",
    text: "Students from class 6 to PhD find your scholarship by class, state, marks and income, not by chance.",
  },
  {
    icon: BadgeCheck,
    title: "Verified applications",
    text: "Complete forms with checked documents; one wrong paper is mended without starting again.",
  },
  {
    icon: Scale,
    title: "Fair selection",
    text: "Score by your own rubric, without names if you wish, by two reviewers, with reasons on record.",
  },
  {
    icon: ChartColumn,
    title: "Everything in one place",
    text: "Scholarships, applications, your students and figures on one dashboard, with export.",
  },
  {
    icon: Wallet,
    title: "No cost",
    text: "Partnership is free for institutes. The initial term is 3 years and renewable.",
  },
  {
    icon: Handshake,
    title: "People who help",
    text: "We review your application within 48 hours and answer when you get stuck.",
  },
];

/** The marketing section of the wizard's page (spec 1). */
export function WhyPartner() {
  return (
    <Section title="Why partner with us?" tone="sunken" id="why">
      <ul className="grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
        {reasons.map(({ icon, title, text }) => (
          <li key={title} className="grid grid-cols-[2rem_minmax(0,1fr)] gap-3">
            <Icon of={icon} />
            <div>
              <h3 className="text-base">{title}</h3>
              <p className="muted mt-1">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
