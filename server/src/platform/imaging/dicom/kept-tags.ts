/**
 * The attributes that a picture is shown and measured by. Nothing else stays: a private attribute, an overlay, a curve or
 * an attribute that is younger than the profile cannot carry a name through a list that it is not on.
 */
export const keptTags: ReadonlySet<string> = new Set([
  '00080008', // ImageType
  '00080016', // SOPClassUID
  '00080060', // Modality
  '00082142', // StartTrim
  '00082144', // RecommendedDisplayFrameRate
  '00180015', // BodyPartExamined
  '00180020', // ScanningSequence
  '00180021', // SequenceVariant
  '00180022', // ScanOptions
  '00180023', // MRAcquisitionType
  '00180050', // SliceThickness
  '00180060', // KVP
  '00180080', // RepetitionTime
  '00180081', // EchoTime
  '00180082', // InversionTime
  '00180087', // MagneticFieldStrength
  '00180088', // SpacingBetweenSlices
  '00180090', // DataCollectionDiameter
  '00181063', // FrameTime
  '00181100', // ReconstructionDiameter
  '00181110', // DistanceSourceToDetector
  '00181111', // DistanceSourceToPatient
  '00181114', // EstimatedRadiographicMagnificationFactor
  '00181120', // GantryDetectorTilt
  '00181149', // FieldOfViewDimensions
  '00181150', // ExposureTime
  '00181151', // XRayTubeCurrent
  '00181152', // Exposure
  '00181164', // ImagerPixelSpacing
  '00181314', // FlipAngle
  '00185100', // PatientPosition
  '00185101', // ViewPosition
  '00186011', // SequenceOfUltrasoundRegions
  '00186012', // RegionSpatialFormat
  '00186014', // RegionDataType
  '00186016', // RegionFlags
  '00186018', // RegionLocationMinX0
  '0018601A', // RegionLocationMinY0
  '0018601C', // RegionLocationMaxX1
  '0018601E', // RegionLocationMaxY1
  '00186024', // PhysicalUnitsXDirection
  '00186026', // PhysicalUnitsYDirection
  '0018602C', // PhysicalDeltaX
  '0018602E', // PhysicalDeltaY
  '00200011', // SeriesNumber
  '00200012', // AcquisitionNumber
  '00200013', // InstanceNumber
  '00200020', // PatientOrientation
  '00200032', // ImagePositionPatient
  '00200037', // ImageOrientationPatient
  '00200060', // Laterality
  '00200062', // ImageLaterality
  '00201002', // ImagesInAcquisition
  '00201041', // SliceLocation
  '00209113', // PlanePositionSequence
  '00209116', // PlaneOrientationSequence
  '00280002', // SamplesPerPixel
  '00280004', // PhotometricInterpretation
  '00280006', // PlanarConfiguration
  '00280008', // NumberOfFrames
  '00280010', // Rows
  '00280011', // Columns
  '00280030', // PixelSpacing
  '00280034', // PixelAspectRatio
  '00280100', // BitsAllocated
  '00280101', // BitsStored
  '00280102', // HighBit
  '00280103', // PixelRepresentation
  '00280120', // PixelPaddingValue
  '00280301', // BurnedInAnnotation
  '00280A02', // PixelSpacingCalibrationType
  '00281050', // WindowCenter
  '00281051', // WindowWidth
  '00281052', // RescaleIntercept
  '00281053', // RescaleSlope
  '00281054', // RescaleType
  '00281056', // VOILUTFunction
  '00281101', // RedPaletteColorLookupTableDescriptor
  '00281102', // GreenPaletteColorLookupTableDescriptor
  '00281103', // BluePaletteColorLookupTableDescriptor
  '00281201', // RedPaletteColorLookupTableData
  '00281202', // GreenPaletteColorLookupTableData
  '00281203', // BluePaletteColorLookupTableData
  '00282110', // LossyImageCompression
  '00289110', // PixelMeasuresSequence
  '00289132', // FrameVOILUTSequence
  '00289145', // PixelValueTransformationSequence
  '20500020', // PresentationLUTShape
  '52009229', // SharedFunctionalGroupsSequence
  '52009230', // PerFrameFunctionalGroupsSequence
  '7FE00010', // PixelData
])

/** Kinds of value that nobody writes words into: what is kept has one of these, whatever its tag. */
export const keptKinds: ReadonlySet<string> = new Set([
  'CS',
  'DS',
  'FD',
  'FL',
  'IS',
  'OB',
  'OW',
  'SL',
  'SQ',
  'SS',
  'UI',
  'UL',
  'US',
])
