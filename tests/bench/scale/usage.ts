/** What a designer does in a month of 22 working days: an assumption, to be replaced by what is measured in operation. */
export const callsAMonth: Readonly<Record<string, number>> = {
  loginUser: 22,
  getCurrentUser: 60,
  getStats: 10,
  listDesigns: 60,
  getDesign: 120,
  createDesign: 4,
  updateDesign: 60,
  archiveDesign: 1,
  generateTopology: 12,
  getTopology: 120,
  updateTopology: 60,
  getRecommendations: 16,
  listDesignEquipment: 20,
  assignEquipment: 6,
  listEquipment: 30,
  getEquipment: 20,
  createReport: 4,
  listReports: 20,
  downloadReport: 6,
  registerUser: 0.05,
};

/** Hours in a month in which most of the work falls. */
export const workingHours = 22 * 8;
/** The busiest minute, of what the mean of those hours is. */
export const peak = 3;
/** Kept of a designer after two years, in MB: designs, topologies and equipment in tables; reports and large plans in S3. */
export const tableMb = 8;
export const objectMb = 60;
/** Calls that put an object into S3. */
export const writesObject: ReadonlySet<string> = new Set(['createReport']);
/** Bytes of log of a call: a line of the function's and its REPORT, and one of the gateway. */
export const logBytes = 1_200;
