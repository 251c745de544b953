import { addons } from 'storybook/manager-api';
import { lookOfSystem } from './brand.ts';

addons.setConfig({ theme: lookOfSystem() });
