"""Games made up for the tests, each as small as its purpose allows."""
