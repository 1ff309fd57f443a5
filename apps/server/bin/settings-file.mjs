/**
 * Reads settings into the environment from the file that `FAIRLEAD_ENV_FILE` names, where it names one; what the environment
 * says already counts.
 * @throws {Error} in words, where that file cannot be read
 */
export function readSettingsFile() {
  const file = process.env.FAIRLEAD_ENV_FILE ?? '';
  if (file === '') return;
  try {
    process.loadEnvFile(file);
  } catch (error) {
    throw new Error(`FAIRLEAD_ENV_FILE: ${error.message}`);
  }
}
