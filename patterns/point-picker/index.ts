export { PointPicker, type PickupPointData, type PointPickerProps } from './point-picker.tsx';
