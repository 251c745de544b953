import { Unstyled } from '@storybook/addon-docs/blocks';
import { Heading } from '../../components/heading/index.ts';
import { Text } from '../../components/text/index.ts';
import { PageLink } from '../blocks/page-link.tsx';
import { places, promises, readers } from './content.ts';
import * as css from './start-page.css.ts';

const install = 'npm install witryna react react-dom';

/** The start page: what witryna is, for which readers. */
export function StartPage() {
  return (
    <Unstyled>
      <div className={css.page}>
        <header className={css.hero}>
          <svg aria-hidden="true" viewBox="0 0 24 11" fill="none" stroke="currentColor" className={css.gable}>
            <path d="M0 10 12 1l12 9" />
          </svg>
          <Heading level={1} look="display">
            witryna
          </Heading>
          <div className={css.lead}>
            <Text look="lead">
              An accessible React component kit for Polish online shops, and a shop that is built from it and really
              runs: Sień. <span lang="pl">Witryna</span> is Polish for shop window.
            </Text>
          </div>
          <pre className={css.code}>{install}</pre>
          <Text>
            <PageLink to="zaczynamy-pierwsze-kroki--docs">Your first component in five minutes</PageLink>
          </Text>
        </header>

        <section className={css.section}>
          <Heading level={2}>Who it is for</Heading>
          <div className={css.columns}>
            {readers.map(({ name, promise, page, first }) => (
              <div key={name} className={css.entry}>
                <Heading level={3}>{name}</Heading>
                <Text>{promise}</Text>
                <Text>
                  <PageLink to={page}>{first}</PageLink>
                </Text>
              </div>
            ))}
          </div>
        </section>

        <section className={css.section}>
          <Heading level={2}>The promise</Heading>
          <ul role="list" className={css.facts}>
            {promises.map(({ name, text }) => (
              <li key={name}>
                <Text>
                  <strong>{name}.</strong> {text}
                </Text>
              </li>
            ))}
          </ul>
        </section>

        <section className={css.section}>
          <Heading level={2}>What stands where</Heading>
          <div className={css.columns}>
            {places.map(({ name, page, text }) => (
              <div key={name} className={css.entry}>
                <Heading level={3}>
                  <PageLink to={page}>
                    <span lang="pl">{name}</span>
                  </PageLink>
                </Heading>
                <Text>{text}</Text>
              </div>
            ))}
          </div>
        </section>

        <section className={css.section}>
          <Heading level={2}>Look at it as others do</Heading>
          <div className={css.lead}>
            <Text>
              The toolbar above each story sets the viewport level, the theme, less motion, the language and the text
              direction. The pseudo-language puts brackets around every text that comes from a catalogue; the mirrored
              direction shows what is tied to a side. Forced colours are no item there, because a page cannot switch
              them on: let the browser do it, in Chromium by Rendering, Emulate CSS media feature forced-colors. The
              test runs do the same.
            </Text>
          </div>
        </section>
      </div>
    </Unstyled>
  );
}
