export { Alert, type AlertProps } from './alert.tsx';
export { AlertRegion, type AlertRegionProps } from './alert-region-view.tsx';
export {
  dismissAlerts,
  showAlert,
  speakLoadedAlerts,
  startAlerts,
  type AlertTone,
  type ToastContent,
} from './alert-region.ts';
