import { definePage } from '../../../../shared/define-page.ts';
import { loadProducer, producerHead } from './data.ts';
import { ProducerPage } from './page.tsx';

export default definePage('producer', { load: loadProducer, head: producerHead, view: ProducerPage });
