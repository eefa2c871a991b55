/* Mantine's sheets beyond those of the public screens. */
import '../app/styles.ts';
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/Burger.css';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Drawer.css';
import '@mantine/core/styles/Kbd.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/NavLink.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Popover.css';
