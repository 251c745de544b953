import type { ReactNode } from 'react';
import { Container } from '../../../../components/container/index.ts';
import { Form, SubmitButton, type FormError } from '../../../../components/form/index.ts';
import { Heading } from '../../../../components/heading/index.ts';
import { Text } from '../../../../components/text/index.ts';
import * as styles from '../browser/account-page.css.ts';

export interface AccountPageProps {
  title: string;
  /** A sentence under the title. */
  lead?: string | undefined;
  /** The form's action: the page's own address. */
  action: string;
  /** The server's errors, in the order of the fields. */
  errors: ReadonlyArray<FormError>;
  /** Lists the errors above the form too; false where the one at its field says it all. */
  hasSummary?: boolean;
  /** The button's label. */
  submit: string;
  /** The button is the page's main one; false where something before the form is. */
  isMain?: boolean;
  /** Links beside the button. */
  links?: ReactNode;
  /** Content before the form, also by keyboard. */
  before?: ReactNode;
  /** Content under the form. */
  after?: ReactNode;
  /** Beside the form where there is room, else under it: another way than this form. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A page about an account: a title and one form, which works without a script. */
export function AccountPage({
  action,
  errors,
  hasSummary = true,
  submit,
  isMain = true,
  links,
  children,
  ...frame
}: AccountPageProps) {
  return (
    <AccountColumn {...frame}>
      <Form method="post" action={action} errors={errors} hasSummary={hasSummary}>
        <div className={styles.fields}>
          {children}
          <div className={styles.actions}>
            <SubmitButton size="large" tone={isMain ? 'primary' : 'secondary'}>
              {submit}
            </SubmitButton>
            {links}
          </div>
        </div>
      </Form>
    </AccountColumn>
  );
}

export type AccountColumnProps = Pick<AccountPageProps, 'title' | 'lead' | 'before' | 'after' | 'aside' | 'children'>;

/** The frame around the form of such a page. */
export function AccountColumn({ title, lead, before, after, aside, children }: AccountColumnProps) {
  const page = (
    <div className={styles.page}>
      <div className={styles.head}>
        <Heading level={1}>{title}</Heading>
        {lead !== undefined && <Text tone="muted">{lead}</Text>}
      </div>
      {before}
      {children}
      {after}
    </div>
  );
  return (
    <Container>
      {aside === undefined ? (
        page
      ) : (
        <div className={styles.sides}>
          {page}
          {aside}
        </div>
      )}
    </Container>
  );
}

/** Content of `aside`: a heading, words and links. @param id of the heading */
export function AccountAside({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={styles.aside} aria-labelledby={id}>
      <Heading level={2} look="h3" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
