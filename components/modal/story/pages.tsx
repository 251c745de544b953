import { useEffect, useState, type ReactNode } from 'react';
import { AlertDialog } from '../../alert-dialog/index.ts';
import { AlertRegion, showAlert, startAlerts } from '../../alert/index.ts';
import { announce, Announcer } from '../../announcer/index.ts';
import { Button } from '../../button/index.ts';
import { Link } from '../../link/index.ts';
import { Stack } from '../../stack/index.ts';
import { Text } from '../../text/index.ts';
import { TextField } from '../../text-field/index.ts';
import { Modal, type DialogCloseReason, type ModalProps } from '../index.ts';
import { storyCookiePanel } from './pages.css.ts';

/** The two answers to a user who wants to leave. */
export const leave = (
  <>
    <Button>Wyjdź</Button>
    <Button tone="primary" data-initial-focus="">
      Zostaję
    </Button>
  </>
);

/** Longer than any window. */
export const paragraphs = Array.from({ length: 14 }, (_, index) => (
  <Text key={index}>
    {index + 1}. Towar można odesłać w ciągu 14 dni od odbioru. Zwracamy też koszt najtańszej dostawy, którą mieliśmy w
    dniu zamówienia.
  </Text>
));

/** A short form. */
export const address = (
  <>
    <TextField label="Ulica" name="street" autoComplete="address-line1" />
    <TextField label="Kod pocztowy" name="postcode" autoComplete="postal-code" />
  </>
);

const reasons: Readonly<Record<DialogCloseReason, string>> = {
  button: 'przycisk',
  escape: 'Escape',
  outside: 'naciśnięcie obok',
  back: 'Wstecz',
  replaced: 'inne okno',
};

/** The page with the button that opens it. */
export function Page({
  trigger,
  children,
  ...props
}: Partial<Omit<ModalProps, 'children'>> & {
  trigger: string;
  children?: ReactNode | ((close: () => void) => ReactNode);
}) {
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState<DialogCloseReason>();
  return (
    <Stack align="start">
      <Announcer />
      <Button onClick={() => setOpen(true)}>{trigger}</Button>
      <Link href="/dalej">Dalej</Link>
      {reason !== undefined && <Text>Zamknięte przez: {reasons[reason]}</Text>}
      <Modal
        title="Wyjść z zamówienia?"
        description="Dane z tego kroku nie są jeszcze zapisane."
        {...props}
        isOpen={isOpen}
        onClose={(why) => {
          setReason(why);
          setOpen(false);
        }}
      >
        {typeof children === 'function' ? children(() => setOpen(false)) : children}
      </Modal>
    </Stack>
  );
}

/** Its dialog can be abandoned after a confirmation. */
export function PageWithQuestion() {
  const [isAsking, setAsking] = useState(false);
  return (
    <Page trigger="Dodaj adres" title="Nowe miejsce dostawy" size="form">
      {(close) => (
        <>
          {address}
          <span>
            <Button tone="danger" onClick={() => setAsking(true)}>
              Porzuć
            </Button>
          </span>
          <AlertDialog
            isOpen={isAsking}
            title="Porzucić zmiany?"
            description="Wpisany adres zniknie."
            safeLabel="Wracam"
            action={{ label: 'Porzucam', isDestructive: true, onPress: close }}
            onClose={() => setAsking(false)}
          />
        </>
      )}
    </Page>
  );
}

/** Its first dialog leads to its second. */
export function PageWithTwo() {
  const [shown, setShown] = useState<'size' | 'care'>();
  return (
    <>
      <Button onClick={() => setShown('size')}>Tabela rozmiarów</Button>
      <Modal
        isOpen={shown === 'size'}
        onClose={() => setShown(undefined)}
        title="Jak dobrać koszulę"
        actions={<Button onClick={() => setShown('care')}>Pielęgnacja</Button>}
      />
      <Modal isOpen={shown === 'care'} onClose={() => setShown(undefined)} title="Jak prać len" />
    </>
  );
}

/** A list; removing an item removes the button that asked. */
export function PageWithRows() {
  const [rows, setRows] = useState(['Kubek Poranek', 'Talerz Obiad']);
  const [asked, setAsked] = useState<string>();
  return (
    <Stack align="start">
      {rows.map((row) => (
        <Button key={row} onClick={() => setAsked(row)}>
          {`Usuń: ${row}`}
        </Button>
      ))}
      <AlertDialog
        isOpen={asked !== undefined}
        title="Wyjąć z koszyka?"
        description={asked}
        safeLabel="Zostaw"
        action={{
          label: 'Wyjmij',
          onPress() {
            setRows(rows.filter((row) => row !== asked));
            setAsked(undefined);
          },
        }}
        onClose={() => setAsked(undefined)}
      />
    </Stack>
  );
}

/** Its dialog shows alerts and says things. */
export function PageWithMessages() {
  useEffect(() => startAlerts(), []);
  return (
    <>
      <AlertRegion />
      <Page trigger="Kod rabatowy" title="Masz kod?" description="Wpisz go tak, jak jest wydrukowany.">
        {(close) => (
          <Stack align="start">
            <Button
              data-initial-focus=""
              onClick={() =>
                showAlert({
                  tone: 'success',
                  title: 'Kod działa: 10% taniej.',
                  text: 'Teraz 216,00 zł.',
                  duration: null,
                })
              }
            >
              Sprawdź
            </Button>
            <Button onClick={() => announce('Kod jest ważny do niedzieli.')}>Jak długo ważny</Button>
            <Button
              onClick={() => {
                close();
                showAlert({ tone: 'info', title: 'Kod zapisany.' });
              }}
            >
              Zapisz na potem
            </Button>
          </Stack>
        )}
      </Page>
    </>
  );
}

/** It asks about cookies until there is an answer. */
export function PageWithCookies() {
  const [isAsked, setAsked] = useState(true);
  return (
    <>
      <Page trigger="Opuść" actions={leave} />
      <div>
        {isAsked && (
          <section className={storyCookiePanel} aria-label="Pliki cookie" data-cookie-panel="">
            <Button onClick={() => setAsked(false)}>Tylko niezbędne</Button>
          </section>
        )}
      </div>
    </>
  );
}
