export { BuyDialog } from './buy-dialog.tsx'
export { Leads } from './manage/leads.tsx'
export { Licences } from './manage/licences.tsx'
