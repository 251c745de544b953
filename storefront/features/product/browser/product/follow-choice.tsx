import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { announce } from '../../../../../components/announcer/index.ts';
import { connectShop } from '../../../../../patterns/contract/client/connection.ts';
import { isSubscriptionMode } from '../../../../../patterns/rules/price-calculator.ts';
import { shippingTimeRefresh } from '../../../../../patterns/shipping-time/index.ts';
import { Instalments } from '../../../catalogue/instalments.ts';
import { productLine } from '../../../catalogue/browser.ts';
import { unmountIslands } from '../../../../platform/browser/island-loader.ts';
import { IslandRoot, type IslandEnvironment } from '../../../../platform/islands/island-root.tsx';
import { choiceAsker, type ChoiceAnswer, type ChoiceQuestion } from './ask-choice.ts';
import type { CurrentSize } from './buy-form-view.ts';
import { Dispatch, type DispatchProps } from './dispatch.tsx';
import { findFollowed } from './followed-place.ts';
import { pictured } from './pictured.ts';
import { showPicture } from './show-picture.ts';
import {
  noDispatch,
  spokenPrice,
  spokenPromise,
  currentDispatch,
  currentSize,
  worthOf,
  type Choice,
  type SpokenChoice,
} from './choice-data.ts';
import { pagePrefix } from '../../../../platform/browser/page-prefix.ts';

/* Loaded on the first change of size or quantity: an untouched page contains none of it. */

/** Returns the shop's data of the choice to the form. */
export type UpdateForm = (current: CurrentSize) => void;

interface Followed {
  choice: Choice;
  updateForm: UpdateForm;
}

/** The page around its form. */
interface Page {
  follow(followed: Followed): void;
}

const roots = new WeakMap<Element, Root>();
const pages = new WeakMap<Element, Page>();

/**
 * Updates the page around the form to its selection: dispatch, delivery, price, by calls 18, 7 and 2. Announces changes
 * once, and keeps the focus.
 *
 * @param before the initial selection of the page
 */
export function followChoice(choice: Choice, before: Choice, updateForm: UpdateForm): void {
  const form = document.querySelector<HTMLElement>('form[data-subscription]');
  const { environment } = document.body.dataset;
  // A form without its page has no surroundings.
  if (!form || environment === undefined) return;
  let page = pages.get(form);
  if (!page) pages.set(form, (page = startPage(form, before, JSON.parse(environment) as IslandEnvironment)));
  page.follow({ choice, updateForm });
}

/** Shows the picture of a choice in the gallery, as if it had been scrolled to, and says what it shows otherwise. */
export function followPicture({ size, configuration }: Choice): void {
  const found = findFollowed('pictures');
  const { environment } = document.body.dataset;
  if (!found || environment === undefined) return;
  const { texts } = JSON.parse(environment) as IslandEnvironment;
  const { id, note } = pictured(found.terms, { size: size.type, configuration }, texts);
  found.place.textContent = note;
  if (id !== null) showPicture(id);
}

function startPage(form: HTMLElement, before: Choice, environment: IslandEnvironment): Page {
  const { texts } = environment;
  // By the shop's clock: a device's may be wrong.
  const clock = () => environment.now + Date.now() - performance.timeOrigin;
  const dispatch = findFollowed('dispatch');
  const ask = choiceAsker(connectShop({ baseUrl: pagePrefix() }), clock);

  /** The size of the shown promise. */
  let promised = before.size.type;
  /** The page's current texts, to announce only new ones. */
  let said: SpokenChoice = {
    ...spokenPrice(before, before.size, texts),
    promise: dispatch?.place.querySelector('p')?.textContent ?? '',
  };

  const announceChanges = (next: Partial<SpokenChoice>) => {
    const changed = (['price', 'lowest', 'promise'] as const).filter((part) => next[part] && next[part] !== said[part]);
    said = { ...said, ...next };
    if (changed.length > 0) announce(`${changed.map((part) => next[part]).join('. ')}.`);
  };

  const showInstalments = (choice: Choice, current: CurrentSize) => {
    const line = findFollowed('instalments');
    if (!line) return;
    const { place, terms } = line;
    const shown = current.obstacle === null && productLine(worthOf(choice, current, terms.vatPercent), terms, texts);
    draw(place, shown && <Instalments {...shown} />, environment);
  };

  const showShowrooms = ({ size }: Choice) => {
    const showrooms = findFollowed('showrooms');
    const held = showrooms?.terms.sizes[size.type];
    if (!showrooms || !held) return;
    const { place, terms } = showrooms;
    // Words alone change: an unfolded address stays unfolded.
    place.querySelector('[data-size-name]')?.replaceChildren(held.name);
    for (const [id, level] of Object.entries(held.levels)) {
      const word = place.querySelector<HTMLElement>(`[data-stock="${CSS.escape(id)}"]`);
      word?.replaceChildren(terms.words[level]);
      word?.setAttribute('data-level', level);
    }
  };

  const showDispatch = ({ size }: Choice, props: DispatchProps) => {
    if (!dispatch) return;
    draw(dispatch.place, <Dispatch {...props} />, environment);
    promised = size.type;
  };

  const isBusy = (busy: boolean) => dispatch?.place.setAttribute('aria-busy', String(busy));

  const show = ({ choice, updateForm }: Followed, answer: ChoiceAnswer) => {
    const { size } = choice;
    const current = currentSize(choice, answer, texts);
    updateForm(current);
    showInstalments(choice, current);
    const updated = dispatch && currentDispatch(choice, current, answer, dispatch.terms, clock(), texts.locale);
    // For its own size the shown promise still holds; for another one it is unknown.
    const props = updated ?? (promised === size.type ? null : noDispatch(choice, current, 'unchecked'));
    if (props) showDispatch(choice, props);
    announceChanges({
      ...spokenPrice(choice, current, texts),
      ...(props && dispatch && { promise: spokenPromise(props.promise, texts) }),
    });
    isBusy(false);
  };

  const questions = new WeakMap<ChoiceQuestion, Followed>();
  const { refresh, stop } = shippingTimeRefresh<ChoiceQuestion, ChoiceAnswer>({
    ask,
    onAnswer: (answer, question) => show(questions.get(question)!, answer),
    ...(dispatch && { delay: dispatch.terms.delay }),
  });

  return {
    follow(followed) {
      const { choice } = followed;
      const { size, quantity } = choice;
      showShowrooms(choice);
      if (size.obstacle !== null) {
        // Unavailable sizes need no calls: the page knows everything.
        stop();
        return show(followed, emptyAnswer);
      }
      showInstalments(choice, size);
      isBusy(true);
      const question: ChoiceQuestion = {
        id: choice.form.productId,
        size: size.type,
        quantity,
        isSubscription: isSubscriptionMode(form.dataset['subscription']),
        isReduced: size.reduction !== null,
        isVirtual: dispatch === null,
      };
      questions.set(question, followed);
      refresh(question);
    },
  };
}

const emptyAnswer: ChoiceAnswer = { time: null, couriers: null, offered: null, lowest: null };

/** Replaces the server's markup: React swaps both in one step, and focus is elsewhere, in the form. */
function draw(place: HTMLElement, content: ReactNode, environment: IslandEnvironment): void {
  let root = roots.get(place);
  if (!root) {
    unmountIslands(place);
    roots.set(place, (root = createRoot(place, { identifierPrefix: `${place.dataset['follows']}-` })));
  }
  root.render(<IslandRoot environment={environment}>{content}</IslandRoot>);
}
