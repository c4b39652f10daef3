import GraduationCap from "lucide-react/icons/graduation-cap";
import Trophy from "lucide-react/icons/trophy";
import { Accordion } from "../accordion.tsx";
import { Breadcrumb } from "../breadcrumb.tsx";
import { Card, LinkCard } from "../card.tsx";
import { Badge } from "../desk/badge.tsx";
import { Facts } from "../facts.tsx";
import { PickList } from "../fields/pick-list.tsx";
import { SelectField } from "../fields/select-field.tsx";
import { ActiveFilters, FilterBar } from "../lists/filter-bar.tsx";
import { Pagination } from "../lists/pagination.tsx";
import { BackLink } from "../page-head.tsx";
import { BrandLink } from "../pictures/logo.tsx";
import { Tabs } from "../portal/tabs.tsx";
import { Block, SectionHead } from "../section.tsx";
import { sampleField } from "./sample-field.ts";

const questions = [
  {
    id: "who-can-apply",
    title: "Who can apply?",
    children: <p>Any student in India, from class 6 to PhD.</p>,
    open: true,
  },
  { id: "is-it-free", title: "Is it free?", children: <p>For students, yes.</p> },
  {
    id: "how-long",
    title: "How long does it take?",
    children: <p>15–30 minutes; an answer in 2–8 weeks.</p>,
  },
];

export function Places() {
  return (
    <>
      <Block title="Ways around" id="ways">
        <div className="stack [--gap:1.5rem]">
          <BrandLink href="/" name="ScholarSetu" />
          <Breadcrumb
            crumbs={[
              { label: "Home", href: "/" },
              { label: "Scholarships", href: "/scholarships" },
              { label: "AICTE Pragati" },
            ]}
          />
          <BackLink href="/dashboard" label="My Applications" />
          <Tabs
            label="Institute"
            tabs={[
              { href: "#dashboard", label: "Dashboard" },
              { href: "#mine", label: "My Scholarships" },
              {
                href: "#applications",
                label: "Applications",
                current: true,
                count: 12,
                countLabel: "12 wait",
              },
              { href: "#students", label: "Students" },
              { href: "#analytics", label: "Analytics" },
            ]}
          />
          <FilterBar placeholder="Title, provider or words" active={2}>
            <SelectField
              field={sampleField("category")}
              label="Category"
              placeholder="All categories"
              choices={[]}
            />
            <SelectField
              field={sampleField("provider")}
              label="Provider type"
              placeholder="All providers"
              choices={[]}
            />
            <SelectField
              field={sampleField("class")}
              label="Class level"
              placeholder="All classes"
              choices={[]}
            />
            <SelectField field={sampleField("place")} label="State" placeholder="All states" choices={[]} />
          </FilterBar>
          <ActiveFilters
            filters={[
              { label: "Undergraduate", removeHref: "?class=" },
              { label: "Telangana", removeHref: "?state=" },
            ]}
            clearHref="?"
          />
          <PickList
            title="Provider type"
            items={[
              { href: "?provider=government", label: "Government", count: "2000", share: 1 },
              { href: "?provider=state", label: "State", count: "1200", share: 0.6 },
            ]}
          />
          <Pagination range="1–20 of 148" nextHref="?after=20" />
        </div>
      </Block>
      <Block title="Cards and folds" id="cards">
        <SectionHead title="Scholarships by category" lead="Start from what describes you best." />
        <div className="cols cols--3">
          <LinkCard
            href="/scholarships?category=merit"
            icon={Trophy}
            title="Merit"
            badge={<Badge tone="warn">Popular</Badge>}
          >
            1200 scholarships
          </LinkCard>
          <LinkCard href="/scholarships?category=research" icon={GraduationCap} title="Research">
            200 scholarships
          </LinkCard>
          <Card title="AICTE Pragati" href="/scholarships/aicte-pragati">
            <Facts
              facts={[
                { term: "Amount", value: "₹50,000 per year" },
                { term: "Deadline", value: "15 Dec 2026" },
              ]}
            />
          </Card>
        </div>
        <div className="mt-6">
          <Accordion items={questions} />
        </div>
      </Block>
    </>
  );
}
