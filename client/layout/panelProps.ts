export interface PanelProps {
  opened: boolean;
  onClose: () => void;
}
