import type { ErrorKey } from '../../patterns/rules/error-catalogue.ts';
import type { Visitor } from './asking/visitor.ts';

/** The effect of sending a changing request a second time. */
export interface Replayed {
  readonly replay:
    /** No further change, with the same answer. */
    | 'nothing'
    /** The same effect again: a second add doubles the quantity, a second sign-in starts a new session. */
    | 'again'
    /** The request is rejected and changes nothing. */
    | 'refused';
  /** The first request changes nothing either, because the state is already the requested one. */
  readonly changesNothing?: true;
}

/** One request with the answer of the shop, which is asked again whenever the reference is written. */
export interface Exchange extends Partial<Replayed> {
  /** A heading: what is asked here. */
  readonly title: string;
  /** What the same visitor did before. */
  before?(visitor: Visitor): Promise<void>;
  /** How many things of a list the answer shows; 2 where it is left out. */
  readonly most?: number;
  /** Values that differ from run to run, by their key, each with the name of what stands there. */
  readonly varying?: Readonly<Record<string, string>>;
}

export interface GraphqlExchange extends Exchange {
  /** As a client sends it: every value stands in it. */
  readonly document: string;
}

export interface HttpRequest {
  /** GET where it is left out, POST where there are `form` or `body`. */
  readonly method?: 'GET' | 'POST' | 'PUT';
  /** With its query. */
  readonly path: string;
  /** Fields of a form, encoded as browsers do. */
  readonly form?: Readonly<Record<string, string>>;
  /** Files of the form by the names of their fields; with them it goes as `multipart/form-data`. */
  readonly files?: Readonly<Record<string, { readonly name: string; readonly text: string }>>;
  /** A body as it stands. */
  readonly body?: string;
  /** The media type of the body; plain text where it is left out. */
  readonly type?: string;
}

/** The method of a request, said or left out. */
export const methodOf = ({ method, form, body }: HttpRequest): 'GET' | 'POST' | 'PUT' =>
  method ?? (form || body ? 'POST' : 'GET');

export interface HttpExchange extends Exchange {
  /** A function gets the visitor: what a form repeats of its page is not known before. */
  readonly request: HttpRequest | ((visitor: Visitor) => Promise<HttpRequest>);
  /** Words that a person reads in the answer, or on the page that it leads to. Writing fails where they are not there. */
  readonly says?: string;
}

interface Documented<Asked> {
  /** Calls of the specification, section 7, that are answered here. */
  readonly calls?: ReadonlyArray<number>;
  /** What is worth knowing and stands nowhere else, a paragraph each. */
  readonly notes?: ReadonlyArray<string>;
  /** Messages of the error catalogue whose codes an answer may carry. */
  readonly codes?: ReadonlyArray<ErrorKey>;
  /** None where every request is refused. */
  readonly examples: ReadonlyArray<Asked>;
  /** What is not answered, and how that is said. */
  readonly refusals?: ReadonlyArray<Asked>;
}

/** Of a query or a mutation: the default export of `examples/<name>.ts` beside it. What it is for says its docstring. */
export interface OperationReference extends Documented<GraphqlExchange> {
  /** What arguments mean whose type does not say it, by their names. */
  readonly arguments?: Readonly<Record<string, string>>;
}

/** A type of the sources that an answer has: the result of a function, or an interface. */
export interface AnswerType {
  /** Where in the answer it stands, where that is not the whole: `sizes`, `response.basket`. */
  readonly at?: string;
  /** From the project's root: `storefront/compatibility/ajax/basket/basket-answer.ts`. */
  readonly file: string;
  readonly name: string;
}

interface Addressed extends Documented<HttpExchange> {
  /** What the address says beside its path, where several calls share that: `action=rate`. */
  readonly query?: string;
  /** What each parameter or field means, by its name. `name[n]` stands for numbered ones. */
  readonly parameters: Readonly<Record<string, string>>;
  /** Names that are read within a parameter and told on another page. */
  readonly toldElsewhere?: ReadonlyArray<string>;
  /** Left out where nothing but the example tells of it. */
  readonly answer?: ReadonlyArray<AnswerType>;
}

/** Of a call beside GraphQL: the default export of `examples/<name of the call>.ts`. What it is for says its docstring. */
export type CallReference = Addressed;

/** Of a page that takes a form: the default export of `reference.ts` in its folder. */
export interface FormReference extends Addressed {
  /** What sending it does, as a sentence. */
  readonly about: string;
}
