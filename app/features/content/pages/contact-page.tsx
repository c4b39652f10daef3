import { data, redirect, useSearchParams } from "react-router";
import { pageMeta } from "#app/core/page-meta.ts";
import { clientAddressContext, getActor } from "#app/core/request-context.ts";
import { isEnquirySubject } from "#app/features/helpdesk/enquiry-subjects.ts";
import { SectionHead } from "#app/ui/section.tsx";
import { ContactWays, FloatingChat } from "../components/contact-ways.tsx";
import { EnquiryForm } from "../components/enquiry-form.tsx";
import { InfoHero } from "../components/info-hero.tsx";
import { office, supportLanguages } from "../data/office.ts";
import { receiveEnquiry } from "../server/receive-enquiry.server.ts";
import type { Route } from "./+types/contact-page";

const title = "Contact Us";
const purpose = "Write, call or chat: we answer e-mail within 2 hours in office time.";

export function loader() {
  return { office, supportLanguages };
}

export async function action({ request, context }: Route.ActionArgs) {
  const received = await receiveEnquiry(await getActor(context), request, context.get(clientAddressContext));
  if (received.kind === "saved") return redirect(`/contact/received/${received.enquiryId}`);
  return data(received.reply, { status: received.status, headers: received.headers });
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title,
    description: purpose,
    path: "/contact",
    data: [{ "@type": "ContactPage", name: title, description: purpose, inLanguage: ["en", "te"] }],
  });

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const subject = search.get("subject");
  return (
    <>
      <InfoHero title={title} lead={purpose} picture="letter" />
      <div className="wrap sec grid gap-12">
        <section aria-labelledby="ways">
          <h2 id="ways" className="vh">
            Contact information
          </h2>
          <ContactWays />
        </section>
        <div className="split split--end">
          <section className="max-w-[40rem]" aria-labelledby="write">
            <SectionHead id="write" title="Send us a message" />
            <EnquiryForm reply={actionData ?? null} subject={isEnquirySubject(subject) ? subject : null} />
          </section>
          <aside className="grid content-start gap-8" aria-label="Office and languages">
            <section className="stack [--gap:0.75rem]" aria-labelledby="office">
              <h2 id="office" className="card__title">
                Our office
              </h2>
              <address className="not-italic">
                {[loaderData.office.name, ...loaderData.office.lines].map((line) => (
                  <div key={line}>{line}</div>
                ))}
              </address>
              <h3 className="mt-5 text-base">How to find us</h3>
              <ul className="dotlist">
                {loaderData.office.directions.map((way) => (
                  <li key={way}>{way}</li>
                ))}
              </ul>
            </section>
            <section className="stack [--gap:0.75rem]" aria-labelledby="languages">
              <h2 id="languages" className="card__title">
                Support in Telugu and English
              </h2>
              {loaderData.supportLanguages.map(({ lang, name, text }) => (
                <p key={lang} lang={lang}>
                  <b className="strong">{name}.</b> {text}
                </p>
              ))}
            </section>
          </aside>
        </div>
      </div>
      <FloatingChat />
    </>
  );
}
