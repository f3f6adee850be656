import type { MantineThemeComponents } from '@mantine/core'
import parts from './components.module.css'

const only = (names: Record<string, string | undefined>) => ({ classNames: names as Record<string, string> })
const input = only({ input: parts.input })

/** Plain objects rather than Component.extend: naming a component here must not pull it into the first load. */
export const components: MantineThemeComponents = {
  Button: { defaultProps: { size: 'md' }, ...only({ root: parts.button }) },
  ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray' }, ...only({ root: parts.icon }) },
  CloseButton: { ...only({ root: `${parts.icon} ${parts.cross}` }) },
  Anchor: { defaultProps: { underline: 'hover' }, ...only({ root: parts.link }) },
  InputWrapper: only({ label: parts.label, error: parts.error, description: parts.description }),
  TextInput: { defaultProps: { size: 'md' }, ...input },
  PasswordInput: { defaultProps: { size: 'md' }, ...input },
  NumberInput: { defaultProps: { size: 'md', hideControls: true }, ...input },
  Textarea: { defaultProps: { size: 'md' }, ...input },
  Select: { defaultProps: { size: 'md', allowDeselect: false }, ...input },
  NativeSelect: { defaultProps: { size: 'md' }, ...input },
  PinInput: { ...only({ input: parts.input }) },
  Checkbox: { ...only({ input: parts.check, label: parts.checkLabel }) },
  Radio: { ...only({ radio: parts.check, label: parts.checkLabel }) },
  Switch: { ...only({ input: parts.switch, track: parts.track, description: parts.description }) },
  Slider: { ...only({ thumb: parts.thumb }) },
  Modal: {
    defaultProps: {
      centered: true,
      radius: 'lg',
      overlayProps: { backgroundOpacity: 0.5, color: '#060c1a' },
      transitionProps: { duration: 180 },
    },
    ...only({
      content: parts.sheet,
      header: parts.sheetHeader,
      title: parts.sheetTitle,
      body: parts.sheetBody,
    }),
  },
  Drawer: {
    defaultProps: {
      overlayProps: { backgroundOpacity: 0.5, color: '#060c1a' },
      transitionProps: { duration: 200 },
    },
    ...only({ content: parts.sheet, header: parts.sheetHeader, title: parts.sheetTitle }),
  },
  // A header element here would be a second banner of the page.
  ModalHeader: { defaultProps: { role: 'presentation' } },
  DrawerHeader: { defaultProps: { role: 'presentation' } },
  Tabs: { ...only({ tab: parts.tab, list: parts.tabList }) },
  SegmentedControl: {
    defaultProps: { withItemsBorders: false },
    ...only({ root: parts.segments, indicator: parts.segment, label: parts.segmentLabel }),
  },
  Menu: {
    defaultProps: { shadow: 'lg', radius: 'md', offset: 8, transitionProps: { duration: 150 } },
    ...only({ dropdown: parts.dropdown, item: parts.menuItem }),
  },
  Popover: { defaultProps: { shadow: 'lg', radius: 'md' }, ...only({ dropdown: parts.dropdown }) },
  Notification: { defaultProps: { radius: 'md' }, ...only({ root: parts.note }) },
  Pagination: { ...only({ control: parts.page }) },
  Skeleton: { defaultProps: { radius: 'sm' }, ...only({ root: parts.skeleton }) },
  Progress: { ...only({ root: parts.meter }) },
}
