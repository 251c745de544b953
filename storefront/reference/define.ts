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
  /** The first request changes nothing in the store either: the state is already the requested one, or a cookie keeps it. */
  readonly changesNothing?: true;
}

/** One request with the shop's response, sent again whenever the reference is written. */
export interface Exchange extends Partial<Replayed> {
  /** A heading: its purpose. */
  readonly title: string;
  /** What the same visitor did before. */
  before?(visitor: Visitor): Promise<void>;
  /** How many items of a list the answer shows; 2 by default. */
  readonly most?: number;
  /** Values that differ from run to run, by their key, each with a name to show instead. */
  readonly varying?: Readonly<Record<string, string>>;
}

export interface GraphqlExchange extends Exchange {
  /** As a client sends it, with every value. */
  readonly document: string;
}

export interface HttpRequest {
  /** GET by default, POST with `form` or `body`. */
  readonly method?: 'GET' | 'POST' | 'PUT';
  /** With its query. */
  readonly path: string;
  /** Fields of a form, encoded as browsers do. */
  readonly form?: Readonly<Record<string, string>>;
  /** Files of the form by the names of their fields; with them it goes as `multipart/form-data`. */
  readonly files?: Readonly<Record<string, { readonly name: string; readonly text: string }>>;
  /** A literal body. */
  readonly body?: string;
  /** The media type of the body; plain text by default. */
  readonly type?: string;
  /** The media type that the client wants, where the address answers several. */
  readonly accept?: string;
}

/** The method of a request, given or default. */
export const methodOf = ({ method, form, body }: HttpRequest): 'GET' | 'POST' | 'PUT' =>
  method ?? (form || body ? 'POST' : 'GET');

export interface HttpExchange extends Exchange {
  /** A function gets the visitor: values of the page's form are not known before. */
  readonly request: HttpRequest | ((visitor: Visitor) => Promise<HttpRequest>);
  /** Words in the answer, or on the page that it leads to. Writing fails without them. */
  readonly says?: string;
}

interface Documented<Asked> {
  /** The answered calls of the specification, section 7. */
  readonly calls?: ReadonlyArray<number>;
  /** Further notes found nowhere else, a paragraph each. */
  readonly notes?: ReadonlyArray<string>;
  /** Messages of the error catalogue whose codes an answer may carry. */
  readonly codes?: ReadonlyArray<ErrorKey>;
  /** None if every request is refused. */
  readonly examples: ReadonlyArray<Asked>;
  /** Refused requests and their responses. */
  readonly refusals?: ReadonlyArray<Asked>;
}

/** Of a query or a mutation: the default export of `examples/<name>.ts` beside it. Its docstring states its purpose. */
export interface OperationReference extends Documented<GraphqlExchange> {
  /** The meaning of arguments whose type does not give it, by name. */
  readonly arguments?: Readonly<Record<string, string>>;
}

/** A type in the sources for an answer: the result of a function, or an interface. */
export interface AnswerType {
  /** Its place in the answer, if not the whole: `sizes`, `response.basket`. */
  readonly at?: string;
  /** From the project's root: `storefront/compatibility/ajax/basket/basket-answer.ts`. */
  readonly file: string;
  readonly name: string;
}

interface Addressed extends Documented<HttpExchange> {
  /** The query of the address, if several calls share its path: `action=rate`. */
  readonly query?: string;
  /** The meaning of each parameter or field, by name. `name[n]` stands for numbered ones. */
  readonly parameters: Readonly<Record<string, string>>;
  /** Names read within a parameter and described on another page. */
  readonly documentedElsewhere?: ReadonlyArray<string>;
  /** Left out if only the example describes it. */
  readonly answer?: ReadonlyArray<AnswerType>;
}

/** Of a call beside GraphQL: the default export of `examples/<name of the call>.ts`. Its docstring states its purpose. */
export type CallReference = Addressed;

/** Of a page that takes a form: the default export of `reference.ts` in its folder. */
export interface FormReference extends Addressed {
  /** Its effect when sent, as a sentence. */
  readonly about: string;
}
