export { messageOf } from './display/message-of.ts'
export { type Allowed, readState, useAddressState, writeState } from './hooks/address-state.ts'
export { Avatar } from './display/avatar.tsx'
export { Band } from './page/band.tsx'
export { Breadcrumb } from './page/breadcrumb.tsx'
export { Button, ButtonLink } from './controls/button.tsx'
export { Card } from './display/card.tsx'
export { Checkbox } from './forms/checkbox.tsx'
export { ChoiceField } from './forms/choice-field.tsx'
export { ChoiceTreeField } from './forms/choice-tree-field.tsx'
export { type Choices, nameAmong, type Option } from './forms/choices.ts'
export { Chips } from './controls/chips.tsx'
export { classes } from './theme/classes.ts'
export { schoolColours, wearSchoolColours } from './theme/colour.ts'
export { ComboBox } from './forms/combo-box.tsx'
export type { FindOffers } from './forms/combo-box-field.tsx'
export { type Comfort, isStill, wearComfort } from './theme/comfort.ts'
export { confirm } from './overlay/confirm.tsx'
export { ContentIcon, contentWord } from './display/content-kind.tsx'
export { copyText } from './browser/copy-text.ts'
export { countWord, isUncounted } from './display/count-word.ts'
export { fewNames } from './display/few-names.ts'
export { CountUp, figure } from './display/count-up.tsx'
export { csvOf } from './data/csv.ts'
export { DataTable, type Column } from './data/data-table.tsx'
export { StreamSign } from './display/stream-sign.tsx'
export { TallTable } from './data/tall-table.tsx'
export { DateRange } from './forms/date-range.tsx'
export { Dialog } from './overlay/dialog.tsx'
export {
  clockOf,
  dayOf,
  exactMomentOf,
  longDayOf,
  longMomentOf,
  momentOf,
  shortDayOf,
  weekdayOf,
} from './display/moments.ts'
export { Drawer, closeAsking } from './overlay/drawer.tsx'
export { Dropdown } from './controls/dropdown.tsx'
export { Explain } from './display/explain.tsx'
export { FileDrop } from './forms/file-drop.tsx'
export { FormFault } from './forms/form-fault.tsx'
export { wearFirstSheets } from './theme/first-sheets.ts'
export { type EveryRow } from './data/managed-list/export-button.tsx'
export type { ListColumn } from './data/managed-list/list-columns.ts'
export type { ListFilter } from './data/managed-list/list-filters.tsx'
export { type ListState, useListState } from './data/managed-list/list-state.ts'
export { ListViews } from './data/managed-list/list-views.tsx'
export { ManagedList } from './data/managed-list/managed-list.tsx'
export {
  type BulkAction,
  everyPage,
  inPortions,
  type Outcome,
} from './data/managed-list/outcomes.ts'
export { fieldOfMoment, momentInField } from './forms/local-moment.ts'
export { Marked } from './display/marked.tsx'
export { type Bar, Histogram } from './data/histogram.tsx'
export { NewerBand } from './display/newer-band.tsx'
export { offerFile } from './browser/offer-file.ts'
export { contrast } from './theme/oklch.ts'
export { overlay } from './overlay/overlay.tsx'
export { PageHead } from './page/page-head.tsx'
export { usePageTitle } from './browser/page-title.ts'
export { Pagination } from './data/pagination.tsx'
export { PictureViewer } from './overlay/picture-viewer.tsx'
export { Places } from './overlay/places.tsx'
export { Progress } from './display/progress.tsx'
export { QrCode } from './display/qr-code.tsx'
export { hasScores } from './data/radar.ts'
export { RadarChart } from './data/radar-chart.tsx'
export {
  type ChoosePicture,
  type KeepPicture,
  PictureLibrary,
  PictureUpload,
} from './rich-text/picture-upload.ts'
export { ReadingText } from './rich-text/reading-text.tsx'
export { RichText } from './rich-text/rich-text.tsx'
export { RichTextField } from './rich-text/rich-text-field.tsx'
export { rove } from './hooks/roving.ts'
export { SaveSign, type Saving } from './display/save-sign.tsx'
export { SearchField } from './forms/search-field.tsx'
export { SecretDialog } from './overlay/secret-dialog.tsx'
export { SelectField } from './forms/select-field.tsx'
export { Sheet } from './overlay/sheet.tsx'
export { shrinkPicture } from './browser/shrink-picture.ts'
export { Skeleton, SkeletonText } from './display/skeleton.tsx'
export { SortList } from './data/sort-list.tsx'
export {
  offerSheets,
  readSheets,
  type Odd,
  type Sheet as SpreadSheet,
  type WorkSheet,
} from './data/spreadsheets.ts'
export { Stars, StarsField } from './display/stars.tsx'
export { Empty, Failure, NoRight } from './display/states.tsx'
export { isStaying, staying } from './hooks/staying.ts'
export { useAtOnce } from './hooks/use-at-once.ts'
export { Steps } from './controls/steps.tsx'
export { Switch } from './forms/switch.tsx'
export { Tabs } from './controls/tabs.tsx'
export { Tag } from './display/tag.tsx'
export { TagsField } from './forms/tags-field.tsx'
export { TextArea } from './forms/text-area.tsx'
export { TextField } from './forms/text-field.tsx'
export { TrendChart, type TrendPoint } from './data/trend-chart.tsx'
export { toast } from './overlay/toast.tsx'
export { createStore } from './hooks/create-store.ts'
export { ChosenBar, Toolbar } from './data/toolbar.tsx'
export { builtScript, builtWorker } from './browser/trusted.ts'
export { faultsBy, useForm, type Faults } from './forms/use-form.ts'
export { useEditedForm } from './forms/use-edited-form.ts'
export { chosenInSight } from './hooks/chosen-in-sight.ts'
export { isUnsaved, mayLeave, useLeaveGuard } from './overlay/use-leave-guard.ts'
export { useMedia } from './hooks/use-media.ts'
export { SkipLink, VisuallyHidden } from './theme/visually-hidden.tsx'
export {
  type Frame,
  framesOf,
  type ReadFrame,
  StudyViewer,
  valuesOf,
  type ViewerSeries,
} from './dicom-viewer/index.ts'
export type { EcgStrip } from './display/ecg-geometry.ts'
export { ecgPicture } from './display/ecg-picture.ts'
export { EcgSheet } from './display/ecg-sheet.tsx'
