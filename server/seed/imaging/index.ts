export { type Attribute, dicomFile } from './dicom-file.ts'
export { inventedPatient, phantomCt } from './phantom-ct.ts'
export { phantomUltrasound, ultrasoundLineBox } from './phantom-ultrasound.ts'
