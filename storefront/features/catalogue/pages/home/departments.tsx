import { Container } from '../../../../../components/container/index.ts';
import { Heading } from '../../../../../components/heading/index.ts';
import { Icon, icons } from '../../../../../components/icon/index.ts';
import { Image } from '../../../../../components/image/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { HiddenSpace, VisuallyHidden } from '../../../../../components/visually-hidden/index.ts';
import { pictureOf } from '../../server/pictures/index.ts';
import type { Department } from './data.ts';
import * as styles from './page.css.ts';
import { homeTexts } from './texts.ts';

/** The departments as an index, with their numbers of products. */
export function Departments({
  departments,
  pictureId,
  alt,
}: {
  departments: ReadonlyArray<Department>;
  pictureId: string;
  alt: string;
}) {
  const t = useTexts(homeTexts);
  const picture = pictureOf(pictureId);
  return (
    <Container as="section" aria-labelledby="departments">
      <div className={styles.section}>
        <div className={styles.departments}>
          <div>
            <div className={styles.departmentsHeading}>
              <Heading level={2} id="departments">
                {t('departments')}
              </Heading>
            </div>
            <ul role="list">
              {departments.map(({ name, address, count }) => (
                <li key={address} className={styles.department}>
                  <a className={styles.departmentLink} href={address}>
                    <span className={styles.departmentName}>{name}</span>
                    <span className={styles.departmentCount} aria-hidden="true">
                      {count}
                    </span>
                    <HiddenSpace />
                    <VisuallyHidden>{t('departmentCount', { count })}</VisuallyHidden>
                    <span className={styles.departmentArrow}>
                      <Icon shape={icons.arrowRight} size={20} />
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </div>
          {picture && (
            <div className={styles.departmentsPicture}>
              <div className={styles.fillPicture}>
                <Image
                  source={picture.source}
                  alt={alt}
                  sizes={{
                    1: 'calc(100vw - 40px)',
                    2: 'calc(50vw - 42px)',
                    3: 'calc(42vw - 44px)',
                    4: 'min(42vw, 574px)',
                  }}
                  ratio="fill"
                />
              </div>
            </div>
          )}
        </div>
      </div>
    </Container>
  );
}
