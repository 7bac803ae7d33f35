/** The version of the package: the build writes it here. */
export const version = 'unbuilt';
