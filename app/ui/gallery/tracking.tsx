import TriangleAlert from "lucide-react/icons/triangle-alert";
import { Gauge } from "../charts/gauge.tsx";
import { Meter } from "../charts/meter.tsx";
import { ProgressBar } from "../charts/progress-bar.tsx";
import { ShareBar } from "../charts/share-bar.tsx";
import { StatusBadge } from "../desk/badge.tsx";
import { Timeline } from "../desk/timeline.tsx";
import { WaitingFacts } from "../desk/waiting-facts.tsx";
import { CheckList } from "../fields/check-list.tsx";
import { WhyList } from "../lists/why-list.tsx";
import { Block } from "../section.tsx";
import { Stepper } from "../stepper.tsx";

const steps = [
  { label: "Personal Information", href: "#tracking" },
  { label: "Educational Details" },
  { label: "Family Information" },
  { label: "Document Upload" },
  { label: "Review & Submit" },
];

export function Tracking() {
  return (
    <Block title="Steps and tracking" id="tracking">
      <div className="stack [--gap:1.75rem]">
        <Stepper label="Progress" steps={steps} current={1} />
        <WaitingFacts
          who={{ value: "You", note: "the institute waits for one paper" }}
          when={{ value: "Wed 18 Nov 2026", note: "3 days left" }}
          next={{ value: "Godavari Institute, scholarship desk", note: "answers within 48 hours" }}
        />
        <div className="row">
          <Gauge percent={92} label="Match" />
          <Gauge percent={75} label="Match" tone="warn" />
          <Gauge percent={25} label="Match" tone="mute" small />
          <WhyList
            reasons={[
              { id: "girl", verdict: "met", rule: "Girl student" },
              {
                id: "income",
                verdict: "not_met",
                rule: "Family income up to ₹2 lakh",
                note: "Yours: ₹3,00,000",
              },
              {
                id: "group",
                verdict: "not_known",
                rule: "Social group",
                note: "Tell us yours to know for sure",
              },
            ]}
          />
        </div>
        <CheckList
          items={[
            {
              id: "photo",
              title: "Photo",
              note: "Checked 13 Nov",
              end: <StatusBadge status="verified">Verified</StatusBadge>,
            },
            {
              id: "income",
              title: "Income certificate",
              note: "Out of date",
              end: <StatusBadge status="defect">Defect</StatusBadge>,
            },
          ]}
        />
        <Timeline
          events={[
            { id: "submitted", state: "done", title: "Submitted", children: "12 Nov 2026, 6:10 pm" },
            {
              id: "now",
              state: "now",
              title: "Action needed",
              icon: TriangleAlert,
              children: "Yours to fix by 18 Nov",
            },
            { id: "decision", state: "to-come", title: "Decision", children: "Expected by 15 Jan 2027" },
          ]}
        />
        <ProgressBar label="Your profile" value={85} />
        <Meter
          label="CSR spend this year"
          text="₹3.20 crore of ₹5.00 crore"
          percent={64}
          mark={{ percent: 63, label: "Time gone 63%" }}
        />
        <div>
          <ShareBar
            label="Where the money is"
            parts={[
              { label: "Paid", value: 38.75, text: "₹38,75,000" },
              { label: "Awarded", value: 2.45, text: "₹2,45,000" },
              { label: "Waiting", value: 7.4, text: "₹7,40,000" },
            ]}
          />
        </div>
      </div>
    </Block>
  );
}
